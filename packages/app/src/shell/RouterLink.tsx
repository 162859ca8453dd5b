import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { usePrefetchScreen } from './usePrefetchScreen';

/** The library's link, backed by the router. Prefetches the next screen's code on hover and focus. */
export function RouterLink({ href = '', onPointerEnter, onFocus, ...rest }: ComponentProps<'a'>) {
  const prefetchScreen = usePrefetchScreen();
  return (
    <Link
      {...rest}
      to={href}
      onPointerEnter={(event) => {
        prefetchScreen(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetchScreen(href);
        onFocus?.(event);
      }}
    />
  );
}
