import { ProgressBar } from '@patunay/ui';
import { useNavigation } from 'react-router-dom';

/** Shows that the code of the next page is still loading. */
export function PageProgress() {
  const isLoading = useNavigation().state === 'loading';
  return <ProgressBar label="Loading page" active={isLoading} />;
}
