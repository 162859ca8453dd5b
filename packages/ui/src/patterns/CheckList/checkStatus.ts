import type { StatusTone } from '../../components/StatusIcon';
import type { CheckStatus } from '../../domain';

export const checkStatuses = ['success', 'warning', 'error'] as const satisfies CheckStatus[];

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
