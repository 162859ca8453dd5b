import { useState } from 'react';

/** The views that jumps to findings have left, so that users can go back to where they were. */
export function useViewHistory<View>() {
  const [views, setViews] = useState<readonly View[]>([]);
  return {
    canGoBack: views.length > 0,
    leave: (view: View) => setViews((earlier) => [...earlier, view]),
    /** Removes the last view and returns it. */
    goBack: () => {
      setViews((earlier) => earlier.slice(0, -1));
      return views.at(-1);
    },
  };
}
