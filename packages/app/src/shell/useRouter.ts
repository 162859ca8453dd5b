import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';

/**
 * Returns the router, to read its current state in event handlers. React Router's public hooks subscribe to that state,
 * so every component that uses one re-renders on each navigation. Only this file uses the context, which React Router
 * marks as unsafe.
 */
export const useRouter = () => useContext(DataRouterContext)!.router;
