import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { prefetchScreen } from './prefetchScreen';

/** The library's link through the router: fetches the screen's code as soon as the link is pointed at. */
export function RouterLink({ href = '', onPointerEnter, onFocus, ...rest }: ComponentProps<'a'>) {
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
