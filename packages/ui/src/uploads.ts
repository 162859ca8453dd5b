import type { RadioOption } from './components/RadioGroup';
import type { SelectOption } from './components/Select';

export type ClientType = 'individual' | 'merchant';

/** The document types that each client type can submit. */
export type DocumentTypes = Readonly<Record<ClientType, readonly SelectOption[]>>;

export const clientTypes = [
  { value: 'individual', label: 'Individual' },
  { value: 'merchant', label: 'Merchant' },
] as const satisfies RadioOption<ClientType>[];

/** Accepted file extensions (specification, section 5). */
export const acceptedFiles = '.pdf,.jpg,.jpeg,.png';

/** The upload hint; its size limit is not enforced (specification, section 5). */
export const uploadHint = 'PDF, JPG, PNG up to 10MB';
