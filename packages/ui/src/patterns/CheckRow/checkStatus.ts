import type { StatusTone } from '../../components/StatusIcon';
import type { CheckStatus, Finding } from '../../domain';

export const checkStatuses = ['success', 'warning', 'error'] as const satisfies CheckStatus[];

/** A check's outcome, or a missing field. */
export type RowStatus = CheckStatus | 'missing';

/** The status of a finding that belongs to no check: a field that was read is a success. */
export const rowStatusOf = ({ missing, kind }: Finding): RowStatus => {
  if (missing) return 'missing';
  return kind === 'field' ? 'success' : kind;
};

export const statusTones: Record<CheckStatus, StatusTone> = {
  success: 'success',
  warning: 'warning',
  error: 'danger',
};

export const statusWords: Record<CheckStatus, string> = {
  success: 'Success',
  warning: 'Warning',
  error: 'Error',
};
