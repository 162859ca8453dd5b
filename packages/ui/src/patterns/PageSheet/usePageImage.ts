import { useCallback, useState } from 'react';

type ImageStatus = 'loading' | 'loaded' | 'failed';

/** Tracks whether an image is loading, has loaded or has failed, and can retry it. */
export function usePageImage(src: string | undefined) {
  const [state, setState] = useState({ src, attempt: 0, status: 'loading' as ImageStatus });
  // Reset during render for a new page, so that its first frame does not show the old state.
  if (state.src !== src) setState({ src, attempt: 0, status: 'loading' });
  const settle = (status: ImageStatus) => setState((current) => ({ ...current, status }));

  // A prerendered image may have loaded or failed before hydration attached the handlers.
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) settle(image.naturalWidth > 0 ? 'loaded' : 'failed');
  }, []);

  return {
    status: state.status,
    retry: () => setState({ src, attempt: state.attempt + 1, status: 'loading' }),
    image: {
      key: `${src} ${state.attempt}`,
      ref,
      src,
      onLoad: () => settle('loaded'),
      onError: () => settle('failed'),
    },
  };
}
