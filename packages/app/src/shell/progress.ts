import { createContext, useContext } from 'react';

/** Shows the progress bar until the promise settles. */
export type ShowProgress = (work: Promise<unknown>) => Promise<void>;

export const ProgressContext = createContext<ShowProgress>(async (work) => {
  await work;
});

/** For chunks that are loaded outside of the router. */
export const useProgress = () => useContext(ProgressContext);
