import {
  IconAlertCircle,
  IconAlertTriangle,
  IconArrowLeft,
  IconArrowRight,
  IconCheck,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconChevronUp,
  IconCircleCheck,
  IconEye,
  IconEyeOff,
  IconInfoCircle,
  IconLanguage,
  IconLock,
  IconMail,
  IconSelector,
  IconX,
} from '@tabler/icons-react'

/** Icons needed by the first page of a visit; kept few on purpose. */
export const firstIcons = {
  'arrow-left': IconArrowLeft,
  'arrow-right': IconArrowRight,
  check: IconCheck,
  'chevron-down': IconChevronDown,
  'chevron-left': IconChevronLeft,
  'chevron-right': IconChevronRight,
  'chevron-up': IconChevronUp,
  envelope: IconMail,
  eye: IconEye,
  'eye-off': IconEyeOff,
  info: IconInfoCircle,
  language: IconLanguage,
  lock: IconLock,
  selector: IconSelector,
  'check-circle': IconCircleCheck,
  alert: IconAlertCircle,
  warning: IconAlertTriangle,
  x: IconX,
}

export type FirstIconName = keyof typeof firstIcons
