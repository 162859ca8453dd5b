import { ProgressBar } from '@patunay/ui';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import { ProgressContext } from './progress';
import type { ShowProgress } from './progress';

/** Shows a progress bar while the next page's chunks load, whether the router loads them or not. */
export function PageProgress({ children }: { children: ReactNode }) {
  const isNavigating = useNavigation().state === 'loading';
  const [loads, setLoads] = useState(0);

  const showProgress = useCallback<ShowProgress>(async (work) => {
    setLoads((count) => count + 1);
    try {
      await work;
    } finally {
      setLoads((count) => count - 1);
    }
  }, []);

  return (
    <ProgressContext value={showProgress}>
      <ProgressBar label="Loading page" active={isNavigating || loads > 0} />
      {children}
    </ProgressContext>
  );
}
