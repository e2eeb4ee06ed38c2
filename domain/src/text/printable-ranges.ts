/**
 * The characters that a font of documents has, as distances and lengths to the base 36 (printable.ts). It is written from the
 * fonts by the test that holds both equal (server/src/documents/printable-ranges.test.ts).
 */
export const PRINTABLE_RANGES =
  'w.2m y.k7 3.5 5.6 2 2.j 2.1q f.8v 2.11 3.1d 3.2 2.1i 9.q 5.5 c.73 29.1b 6p.u 2.1 7.6j 2.7 3.1 3.l 2.6 2 4.3 ' +
  '3.8 3.1 3.3 9 5.1 2.4 3.o 3.2 2.5 5.1 3.l 2.6 2.1 2.1 2.1 3 2.4 5.1 3.2 4 8.3 2 8.g b.2 2.8 2.2 2.l 2.6 2.1 ' +
  '2.4 3.9 2.2 2.2 3 g.3 3.b 8.6 2.2 2.7 3.1 3.l 2.6 2.1 2.4 3.8 3.1 3.2 8.2 5.1 2.4 3.h b.1 2.5 4.2 2.3 4.1 2 ' +
  '2.1 4.1 4.2 4.b 5.4 4.2 2.3 3 7 f.k 6.c 2.2 2.m 2.f 3.8 2.2 2.3 8.1 2.2 3 3.3 3.9 8.l 2.2 2.m 2.9 2.4 3.8 2.2 ' +
  '2.3 8.1 7.1 2.3 3.9 2.2 d.c 2.2 2.1e 2.2 2.5 5.f 3.p 2.2 2.h 4.n 2.8 2 3.6 4 5.5 2 2.7 7.9 3.2 d.1l 5.s 12.1 2 ' +
  '2.4 2.n 2 2.m 3.4 2 2.6 2.9 3.3 x.1z 2.z 5.12 2.z 2.e 2.6 5.1 12.5h 2 6 3.ag 2.3 3.6 2 2.3 3.14 2.3 3.w 2.3 ' +
  '3.6 2 2.3 3.e 2.1k 2.3 3.1u 3.v 4.p rr.2l 3.9 7.9 dj.v 4x.g 5 2.7 c2.8 8.16 3.2 h.12 2.1 7.6x 2.7u 3.5 3.11 ' +
  '3.5 3.7 2 2 2 2.u 3.1g 2.e 2.d 3.5 2.i 3.2 2.8 2.2s 2.b 3.q 2.c 4.w r.3 a 8 g.3j 4.3 3 7.9 g.1 6.b 9.2 5.1 4 2 ' +
  '2 a.1 5.6 b b 2.1 2.6 4 2.2 2 4.1 3.3 3 2.9 6.3 6 6 2 3 4 k.2 2.3 3.1 3.1 3.1 3.1 b.5 3.1 a.4 7 5 q r.1 k k.4 ' +
  'b 6 d.2 2.2 2d 7 4 11.1 d.e 2.1 b.1 20 1p.97 6.2 3.1 3.3 3.1 3.3 2.3 2.5 f.4 9 h.3 2.1 3 5.3 5.1 5.3 g d 4.2 ' +
  'u.f 3.b z t.1 1w h 4 3 z 2.1 c 6 4 e i.t e 26 6.5 7t x.1 3u 1n.1 1p 5p.2 7.5 7 2 8 35 5n.v 3l.11 2 6 2b.m a.6 ' +
  '2.6 2.6 2.6 2.6 2.6 2.6 2.6 2.3h z.p 2.2g d.5x r.b 5.1r 2.2d 3.2u 6.16 2.2l 2.17 5.z d.1a 2.7f 2.58o 23.g6n ' +
  '18x.2n 2p.5m 6.1 2 2.4 p.d 1d.9 4n.v 1b 1e.s 2s.u 2q.v 3m.5 3.5 3.5 a.6 2.6 2.1n 45.8mb d.m 5.1c 6it.a5 43.6 ' +
  'd.4 6.p 2.4 2 2.1 2.1 2.3g h.cc 3.1h 8 x.g g.9 7.1e 2.i 2.3 5.4 2.3q 3 2.59 4.5 3.5 3.5 3.2 4.6 2.6 e.1 1hf.5 ' +
  '2.15 2.8 1fn.2 ki.j 1sc.9 12pj.u 1qa.6 2.3 2.1 2.e 1s2.c 4.2k 4.1o 2c.2 e.17 5.8 8.1 16n 2 1ix 3g 2.1 o 2 c s ' +
  'b u 1j 18 c 1q 35 7s 1y g 3c 29 5b 1i 36 p c 1n n 26 3a 2r 3d 1r 1f 3j 2d 32 8 p 5j 33 22 3m o 7t 39 j 3t 3n 9 ' +
  '14 5m dy 4s 1o o v 7 i 22 d p u r e 2e 16 27 2i.1 86 1v 34 31 2a x r aj 7a 2f fw 5z o t m q a 5 m 15 2b.1 6i ' +
  '1q q 3o ap 4d 7a 3z 77 1p 7w 6i a0 28 4k 1s 89 3y 9.1 2e 3b 7 23 aa 2p 4e 7f 7m 55 d.1 1d 9a 1b 2i 4 2.1 2 5 5 ' +
  '5 q 24.1 6 k 3j 3a 1m 1c 7 31.3 c 5h g z 10.1 3n a e 11 p gr 1t bq o.1 12 1s 2 e 1e 43 12.1 15 9n 5p 23 31 5f ' +
  '1k g 68 3 4s v k gp 3g 98 4l 2b 7 6j 12 h 1n 1c 24 3x p 4n 72 6o a 15 1f x 9z 2g b 5p 3r 10 o 1l 1a 6q 3b 21 ' +
  '1c 2o 23 1h 10 1c 1x.1 5z 6q 1k b 3i 8 1m 78 24 8 8 77 c.1 d 4m r 49 p 8t 3x m i c 3 2l l.1 g 1n 1l 3c c r h b ' +
  '1s 9 3x 8k.1 20 6 m 5i 52 3v 7r 5u 8 1e 31 2n 2k 79 d 2v u 16 1w 1t 1m 1g 17 20 2l 5h 8 22 17 1r 9v 11 8f 2q.2 ' +
  '70 p 18 b ie.1 z i 1l c6 l.1 g c 2b f 3f l 1b 9s 5v 1b 4d 1f 3i 4x b 9 39 3g 1j 3o 19 34 31 1e 30 4c 1u 41 1d ' +
  'cc b 35 62 15 i 4 21 3r 3z 2l.1 4v t 1u z 6e 9y 3 y s.1 1e.1 2r b q 1a 14 1g g 7 2t 3c 1a 2g 8 2 3 3t 1f 2p p ' +
  'n 2i k 8 8 n 2b g 2a b 1o 5i d9 e 59 h db 26 17 5i 4w 35 15 1j 5c 17 3v bw k9 40 1m 14 c 1t 1m n e 45 5 9 1u 9 ' +
  '1v l 2b 3b 47 7x 5 62 4r 49 81 h o 22 26 8b 7y s 5r 22 6 y 11m at.1 f.1 51 7n 2r c 3 b 3r c 3 26 3q 8 7 3 k.1 ' +
  '14 3c.1 4 1g d 14.1 9.2 2 2 2x.1 n 1s 2h b 2 7 2 9 h.1 5 6 7 2 3 6 l 3 3 e 8 4 6 3 6 e a 9 3 a 4 3 a 3 2 4c en ' +
  '48 3 q 7 48 9o g 34 1e e8.1 3j x 23 5c 4 w 3n c s 37 1w 6 3 84 c 3 4r 5t 5 9 8 2.2 2 j 8.1 69 3 34 y i 16 64 5 ' +
  '3 i k 3 j 6d c 33 18 3k 4.1 3 7.1 2 4 2 9 4 c.1 9 5 3 3 4 3 2 4 1h e.1 e 3s 9 46.1 7 2 3.1 7 3l 2 2.1 f.1 8 ' +
  '5.1 13 1v 2 9 3 4 2a c b 1bl 2lw kx ap 3dm b 6 3 2 8 6 4 7 c 7 c g b 6 4 d l.1 c 6 6 4 t 8.1 5 4 5 3 f 7 8 4 b ' +
  '6.1 10 2 11 15 1n e.1 l 2lx 1is.1 b2'
