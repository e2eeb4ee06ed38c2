/**
 * Facts of 1,000.00 and the boxes that have them, by hand from the descriptions of the forms. A row is 'treatment by its letter, rate,
 * options > box=amount', with ' behind the box for its tax; of what is in no box, the reason with taxable amount and tax.
 */
export const BOX_ROWS: Readonly<Record<string, string>> = {
  DE: `
    h 19 > 81=1000 81'=190
    h 7 > 86=1000 86'=70
    h 0 > 87=1000
    h 16 > 35=1000 36'=160
    h 5 > 35=1000 36'=50
    h 19 credit > 81=-1000 81'=-190
    h 16 credit > 35=-1000 36'=-160
    k 0 goods business > 41=1000
    k 0 goods business credit > 41=-1000
    g 0 goods > 43=1000
    e 0 > 48=1000
    q 0 > 48=1000
    t 0 goods business > 42=1000
    hr 0 business > 60=1000
    s 0 business > 21=1000
    x 0 business > 45=1000
    o 0 > 45=1000
    a 0 goods business > 45=1000
    f 20 goods > 45=1000 other_return=0/200
    f 20 credit > 45=-1000 other_return=0/-200
    m 0 > margin=1000/0
    c 0 goods business > no_supply=1000/0
    h 7 other > other_tax=1000/70`,
  FR: `
    h 20 > A1=1000 08=1000 08'=200
    h 5.5 > A1=1000 09=1000 09'=55
    h 10 > A1=1000 9B=1000 9B'=100
    h 8.5 from:FR-RE > A1=1000 10=1000 10'=85
    h 2.1 from:FR-ANTILLES > A1=1000 11=1000 11'=21
    h 2.1 from:corsica > A1=1000 T4=1000 T4'=21
    h 2.1 > A1=1000 T6=1000 T6'=21
    h 1.75 from:FR-RE > A1=1000 T1=1000 T1'=17.5
    h 1.05 from:FR-RE > A1=1000 T2=1000 T2'=10.5
    h 13 from:corsica > A1=1000 TC=1000 TC'=130
    h 0.9 from:corsica > A1=1000 T5=1000 T5'=9
    h 10 from:corsica > A1=1000 undecided=1000/100
    h 20 to:MC > A1=1000 08=1000 08'=200 18'=200
    h 20 credit > A1=-1000 08=-1000 08'=-200
    h 19.6 > A1=1000 no_box=1000/196
    g 0 goods > E1=1000
    hr 0 business > E2=1000
    s 0 business > E2=1000
    x 0 business > E2=1000
    o 0 > E2=1000
    e 0 > E2=1000
    a 0 goods business > E2=1000
    f 19 goods > E3=1000 other_return=0/190
    f 19 business > E2=1000 other_return=0/190
    k 0 goods business > F2=1000
    k 0 goods business credit > F2=-1000
    q 0 > no_return=1000/0
    m 0 > margin=1000/0`,
  GB: `
    h 20 > 1'=200 6=1000
    h 5 > 1'=50 6=1000
    h 0 > 6=1000
    h 20 credit > 1'=-200 6=-1000
    hr 0 business > 6=1000
    e 0 > 6=1000
    o 0 business > 6=1000
    o 0 > 6=1000
    g 0 goods > 6=1000
    g 0 goods credit > 6=-1000
    k 0 goods business > 6=1000 8=1000
    k 0 goods business credit > 6=-1000 8=-1000
    t 0 goods business > 6=1000
    f 19 goods > 6=1000 other_return=0/190
    a 0 goods business > 6=1000
    q 0 > no_return=1000/0
    m 0 goods > margin=1000/0`,
  PL: `
    h 23 > P_19=1000 P_20'=230
    h 22 > P_19=1000 P_20'=220
    h 8 > P_17=1000 P_18'=80
    h 7 > P_17=1000 P_18'=70
    h 5 > P_15=1000 P_16'=50
    h 0 > P_13=1000
    h 23 credit > P_19=-1000 P_20'=-230
    h 19 > no_box=1000/190
    k 0 goods business > P_21=1000
    g 0 goods > P_22=1000
    s 0 business > P_11=1000 P_12=1000
    s 0 business credit > P_11=-1000 P_12=-1000
    x 0 business > P_11=1000
    o 0 > P_11=1000
    a 0 goods business > P_11=1000
    t 0 goods business > P_11=1000
    f 19 goods > P_11=1000 other_return=0/190
    e 0 > P_10=1000
    q 0 > P_10=1000
    hr 0 business > no_box=1000/0
    m 0 > margin=1000/0`,
  ES: `
    h 21 > 07=1000 09'=210
    h 10 > 04=1000 06'=100
    h 4 > 01=1000 03'=40
    h 0 > 150=1000
    h 5 > 153=1000 155'=50
    h 7.5 > 153=1000 155'=75
    h 2 > 165=1000 167'=20
    h 21 surcharge:5.2 > 07=1000 09'=210 22=1000 24'=52
    h 10 surcharge:1.4 > 04=1000 06'=100 19=1000 21'=14
    h 4 surcharge:0.5 > 01=1000 03'=40 16=1000 18'=5
    h 21 credit > 14=-1000 15'=-210
    h 21 surcharge:5.2 credit > 14=-1000 15'=-210 25=-1000 26'=-52
    h 18 > no_box=1000/180
    k 0 goods business > 59=1000
    s 0 business > 59=1000
    s 0 business credit > 59=-1000
    g 0 goods > 60=1000
    o 0 > 120=1000
    x 0 business > 120=1000
    a 0 goods business > 120=1000
    f 19 goods > 123=1000 other_return=0/190
    f 19 business > 120=1000 other_return=0/190
    hr 0 business > 122=1000
    e 0 > not_asked=1000/0
    h 7 other > other_tax=1000/70`,
  IT: `
    h 22 > VP2=1000 VP4'=220
    h 10 > VP2=1000 VP4'=100
    h 5 > VP2=1000 VP4'=50
    h 4 > VP2=1000 VP4'=40
    h 22 credit > VP2=-1000 VP4'=-220
    h 22 split business > VP2=1000 customer_pays=0/220
    h 22 split business credit > VP2=-1000 customer_pays=0/-220
    k 0 goods business > VP2=1000
    s 0 business > VP2=1000
    x 0 business > VP2=1000
    g 0 goods > VP2=1000
    o 0 > VP2=1000
    e 0 > VP2=1000
    hr 0 business > VP2=1000
    t 0 goods business > VP2=1000
    f 19 goods > other_return=1000/190
    q 0 > no_return=1000/0
    m 0 > margin=1000/0`,
  BE: `
    h 21 > 03=1000 54'=210
    h 12 > 02=1000 54'=120
    h 6 > 01=1000 54'=60
    h 0 > 00=1000
    h 21 credit > 49=1000 64'=210
    h 6 credit > 49=1000 64'=60
    s 0 business > 44=1000
    s 0 business credit > 48=1000
    k 0 goods business > 46=1000
    k 0 goods business credit > 48=1000
    t 0 goods business > 46=1000
    t 0 goods business credit > 48=1000
    hr 0 business > 45=1000
    hr 0 business credit > 49=1000
    g 0 goods > 47=1000
    g 0 goods credit > 49=1000
    o 0 > 47=1000
    x 0 business > 47=1000
    a 0 goods business > 47=1000
    f 19 goods > 47=1000 other_return=0/190
    e 0 > 00=1000
    h 9 > no_box=1000/90`,
  NL: `
    h 21 > 1a=1000 1a'=210
    h 9 > 1b=1000 1b'=90
    h 13 > 1c=1000 1c'=130
    h 0 > 1e=1000
    h 21 credit > 1a=-1000 1a'=-210
    hr 0 business > 1e=1000
    o 0 > 1e=1000
    x 0 business > 1e=1000
    g 0 goods > 3a=1000
    g 0 goods credit > 3a=-1000
    k 0 goods business > 3b=1000
    s 0 business > 3b=1000
    s 0 business credit > 3b=-1000
    t 0 goods business > 3b=1000
    a 0 goods business > 3c=1000
    f 19 goods > other_return=1000/190
    e 0 > not_asked=1000/0
    q 0 > no_return=1000/0`,
  AT: `
    h 20 > 000=1000 022=1000 022'=200
    h 10 > 000=1000 029=1000 029'=100
    h 13 > 000=1000 006=1000 006'=130
    h 19 > 000=1000 037=1000 037'=190
    h 4.9 > 000=1000 124=1000 124'=49
    h 20 credit > 000=-1000 022=-1000 022'=-200
    hr 0 business > 000=1000 021=1000
    g 0 goods > 000=1000 011=1000
    k 0 goods business > 000=1000 017=1000
    k 0 goods business credit > 000=-1000 017=-1000
    q 0 > 000=1000 016=1000
    e 0 > 000=1000 020=1000
    s 0 business > not_asked=1000/0
    x 0 business > not_asked=1000/0
    o 0 > not_asked=1000/0
    a 0 goods business > not_asked=1000/0
    f 19 goods > other_return=1000/190
    h 21 > no_box=1000/210`,
  SE: `
    h 25 > 05=1000 10'=250
    h 12 > 05=1000 11'=120
    h 6 > 05=1000 12'=60
    h 25 credit > 05=-1000 10'=-250
    k 0 goods business > 35=1000
    g 0 goods > 36=1000
    t 0 goods business > 38=1000
    s 0 business > 39=1000
    o 0 > 40=1000
    x 0 business > 40=1000
    x 0 goods business > 42=1000
    hr 0 business > 41=1000
    e 0 > 42=1000
    h 0 > 42=1000
    f 19 goods > 42=1000 other_return=0/190
    h 20 > no_box=1000/200`,
  DK: `
    h 25 > Salgsmoms'=250 not_asked=1000/0
    h 25 credit > Salgsmoms'=-250 not_asked=-1000/0
    h 0 > Rubrik_C=1000
    k 0 goods business > Rubrik_B,_varer=1000
    k 0 goods business credit > Rubrik_B,_varer=-1000
    t 0 goods business > Rubrik_B,_varer=1000
    a 0 goods business > Rubrik_B,_varer,_ikke_indberettet=1000
    f 19 goods > Rubrik_B,_varer,_ikke_indberettet=1000 other_return=0/190
    f 19 > other_return=1000/190
    s 0 business > Rubrik_B,_ydelser=1000
    g 0 goods > Rubrik_C=1000
    o 0 > Rubrik_C=1000
    e 0 > Rubrik_C=1000
    hr 0 business > Rubrik_C=1000
    x 0 business > Rubrik_C=1000
    h 20 > no_box=1000/200`,
  IN: `
    h 18 halves business > 3.1(a)=1000 3.1(a)'=90 3.1(a)'=90
    h 18 halves > 3.1(a)=1000 3.1(a)'=90 3.1(a)'=90
    h 18 whole business place:29 > 3.1(a)=1000 3.1(a)'=180
    h 18 whole place:29 > 3.1(a)=1000 3.1(a)'=180 3.2=1000 3.2'=180
    h 5 whole place:29 credit > 3.1(a)=-1000 3.1(a)'=-50 3.2=-1000 3.2'=-50
    h 40 halves > 3.1(a)=1000 3.1(a)'=200 3.1(a)'=200
    h 3 halves > 3.1(a)=1000 3.1(a)'=15 3.1(a)'=15
    h 0 halves > 3.1(c)=1000
    e 0 > 3.1(c)=1000
    g 0 goods > 3.1(b)=1000
    g 18 whole goods > 3.1(b)=1000 3.1(b)'=180
    g 0 goods credit > 3.1(b)=-1000
    o 0 > 3.1(e)=1000
    hr 0 business > 3.1(a)=1000
    q 0 > no_return=1000/0
    h 9 halves > no_box=1000/90`,
  CH: `
    h 8.1 > 200=1000 303=1000 303'=81
    h 2.6 > 200=1000 313=1000 313'=26
    h 3.8 > 200=1000 343=1000 343'=38
    h 7.7 > 200=1000 302=1000 302'=77
    h 2.5 > 200=1000 312=1000 312'=25
    h 3.7 > 200=1000 342=1000 342'=37
    h 8.1 credit > 200=-1000 303=-1000 303'=-81
    g 0 goods > 200=1000 220=1000
    o 0 > 200=1000 221=1000
    o 0 credit > 200=-1000 221=-1000
    e 0 > 200=1000 230=1000
    x 0 business > 200=1000 221=1000
    a 0 goods > 200=1000 221=1000
    f 19 goods > 200=1000 221=1000 other_return=0/190
    h 8 > no_box=1000/80
    m 0 > margin=1000/0`,
  LU: `
    h 17 > 701=1000 702'=170
    h 14 > 703=1000 704'=140
    h 8 > 705=1000 706'=80
    h 3 > 031=1000 040'=30
    h 17 credit > 701=-1000 702'=-170
    k 0 goods business > 457=1000
    g 0 goods > 014=1000
    e 0 > 016=1000
    q 0 > 481=1000
    t 0 goods business > 018=1000
    s 0 business > 423=1000
    hr 0 business > 419=1000
    f 19 goods > 226=1000 other_return=0/190
    f 19 business > 019=1000 other_return=0/190
    x 0 business > 019=1000
    o 0 > 019=1000
    h 16 > no_box=1000/160`,
  FI: `
    h 25.5 > 301'=255 not_asked=1000/0
    h 13.5 > 302'=135 not_asked=1000/0
    h 10 > 303'=100 not_asked=1000/0
    h 25.5 credit > 301'=-255 not_asked=-1000/0
    h 14 > no_box=1000/140
    h 0 > 309=1000
    g 0 goods > 309=1000
    k 0 goods business > 311=1000
    k 0 goods business credit > 311=-1000
    s 0 business > 312=1000
    hr 0 business > 319=1000
    e 0 > not_asked=1000/0
    f 19 goods > other_return=1000/190
    o 0 > undecided=1000/0
    x 0 business > undecided=1000/0
    q 0 > no_return=1000/0`,
  PT: `
    h 23 > 3=1000 4'=230
    h 22 > 3=1000 4'=220
    h 16 > 3=1000 4'=160
    h 13 > 5=1000 6'=130
    h 9 > 5=1000 6'=90
    h 6 > 1=1000 2'=60
    h 4 > 1=1000 2'=40
    h 23 credit > 40'=230 not_asked=-1000/0
    k 0 goods business > 7=1000
    s 0 business > 7=1000
    g 0 goods > 8=1000
    hr 0 business > 8=1000
    o 0 > 8=1000
    e 0 > 9=1000
    t 0 goods business > undecided=1000/0
    f 19 goods > other_return=1000/190
    h 21 > no_box=1000/210`,
  CZ: `
    h 21 > 1=1000 1'=210
    h 12 > 2=1000 2'=120
    h 21 credit > 1=-1000 1'=-210
    h 15 > no_box=1000/150
    k 0 goods business > 20=1000
    s 0 business > 21=1000
    g 0 goods > 22=1000
    f 19 goods > 24=1000 other_return=0/190
    f 19 > 26=1000 other_return=0/190
    hr 0 business > 25=1000
    x 0 business > 26=1000
    o 0 > 26=1000
    t 0 goods business > 31=1000
    e 0 > 50=1000
    e 0 credit > 50=-1000
    q 0 > no_return=1000/0`,
}
