import { useEffect, useState } from 'react';
import { importWithRetry, loadedModule } from './importWithRetry';

/**
 * Loads a module when the component is mounted; returns it at once if `importWithRetry` has already loaded it.
 *
 * @param load Calls `import()`. Pass the same function each time.
 */
export function useLazyModule<Module>(load: () => Promise<Module>) {
  const [module, setModule] = useState(() => loadedModule(load));
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);

  useEffect(() => {
    if (module) return undefined;
    let isCurrent = true;
    importWithRetry(load).then(
      (loaded) => isCurrent && setModule(() => loaded),
      () => isCurrent && setFailedAttempt(attempt),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, module, attempt]);

  return {
    module,
    failed: failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
