import { useRef, useState } from 'react';
import { afterPaint } from '../afterPaint';

/** The views that jumps to findings have left, so that users can go back to where they were. */
export function useViewHistory<View>() {
  const views = useRef<View[]>([]);
  const [canGoBack, setCanGoBack] = useState(false);
  const update = () => setCanGoBack(views.current.length > 0);
  return {
    canGoBack,
    leave: (view: View) => {
      views.current.push(view);
      // Only the button changes, so don't render again before the jump is painted.
      afterPaint(update);
    },
    /** Removes the last view and returns it. */
    goBack: () => {
      const view = views.current.pop();
      update();
      return view;
    },
  };
}
