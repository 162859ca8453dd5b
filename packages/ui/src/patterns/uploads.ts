import type { RadioOption } from '../components/RadioGroup';
import type { ClientType } from '../domain';

export const clientTypes = [
  { value: 'individual', label: 'Individual' },
  { value: 'merchant', label: 'Merchant' },
] as const satisfies RadioOption<ClientType>[];

/** Accepted file extensions (specification, section 5). */
export const acceptedFiles = '.pdf,.jpg,.jpeg,.png';

/** The upload hint; its size limit is not enforced (specification, section 5). */
export const uploadHint = 'PDF, JPG, PNG up to 10MB';
