import { createContext, useContext } from 'react';

/** Shows the progress bar until the promise settles. */
export type ShowProgress = (work: Promise<unknown>) => Promise<void>;

export const ProgressContext = createContext<ShowProgress>(async (work) => {
  await work;
});

/** For code that loads outside of the router, which knows nothing of it. */
export const useProgress = () => useContext(ProgressContext);
