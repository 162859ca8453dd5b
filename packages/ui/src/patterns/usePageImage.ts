import { useCallback, useState } from 'react';

type ImageStatus = 'loading' | 'loaded' | 'failed';

/**
 * The image of a page: whether it is loading, has loaded or has failed, and the props of its `img`. If it has failed,
 * render something else instead of the broken image.
 */
export function usePageImage(src: string | undefined) {
  const [state, setState] = useState({ src, attempt: 0, status: 'loading' as ImageStatus });
  // Reset during render when the image changes, so that the first frame does not show the old state.
  if (state.src !== src) setState({ src, attempt: 0, status: 'loading' });
  const settle = (status: ImageStatus) => setState((current) => ({ ...current, status }));

  // A server-rendered image may have loaded or failed before hydration attached the handlers.
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) settle(image.naturalWidth > 0 ? 'loaded' : 'failed');
  }, []);

  return {
    status: state.status,
    retry: () => setState({ src, attempt: state.attempt + 1, status: 'loading' }),
    /** The key of the `img`: without it, the old image would stay until the new one has loaded. */
    key: `${src} ${state.attempt}`,
    image: {
      ref,
      src,
      draggable: false,
      onLoad: () => settle('loaded'),
      onError: () => settle('failed'),
    },
  };
}
