import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';

/**
 * The router of the app or the story. React Router's public hooks return parts of its state and subscribe to them; this
 * one reads the current state in event handlers without re-rendering on each navigation. The only use of the context,
 * which React Router marks as unstable.
 */
export const useRouter = () => useContext(DataRouterContext)!.router;
