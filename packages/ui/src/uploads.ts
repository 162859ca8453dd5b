import type { RadioOption } from './components/RadioGroup';
import type { SelectOption } from './components/Select';

export type ClientType = 'individual' | 'merchant';

/** The document types that each kind of client can hand in. */
export type DocumentTypes = Readonly<Record<ClientType, readonly SelectOption[]>>;

export const clientTypes = [
  { value: 'individual', label: 'Individual' },
  { value: 'merchant', label: 'Merchant' },
] as const satisfies RadioOption<ClientType>[];

/** The endings of files that are taken (specification, section 5). */
export const acceptedFiles = '.pdf,.jpg,.jpeg,.png';

/** Names them; the size is not enforced (specification, section 5). */
export const uploadHint = 'PDF, JPG, PNG up to 10MB';
