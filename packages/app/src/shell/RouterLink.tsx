import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { usePrefetchScreen } from './usePrefetchScreen';

/** The library's link through the router: loads the next screen's code as soon as the pointer or the focus is on it. */
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
