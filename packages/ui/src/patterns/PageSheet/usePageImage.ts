import { useCallback, useState } from 'react';

type ImageStatus = 'loading' | 'loaded' | 'failed';

/** Follows an image from loading to loaded or failed, and loads it again on request. */
export function usePageImage(src: string | undefined) {
  const [state, setState] = useState({ src, attempt: 0, status: 'loading' as ImageStatus });
  // Another page: reset during render, so that its first frame doesn't show the old state.
  if (state.src !== src) setState({ src, attempt: 0, status: 'loading' });
  const settle = (status: ImageStatus) => setState((current) => ({ ...current, status }));

  // A prerendered image may have settled before hydration attached its handlers.
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
