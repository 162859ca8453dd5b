import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { prefetchPage } from '../routes';

/**
 * The library's link, as React Router's. Loads the next screen's code on hover and focus. The browser handles in-page
 * links, other origins, downloads and links with a target.
 */
export function RouterLink(props: ComponentProps<'a'>) {
  const { href = '', onPointerEnter, onFocus, ...rest } = props;
  const isRoute = /^\/(?!\/)/.test(href) && !rest.target && rest.download === undefined;
  // oxlint-disable-next-line patunay/no-markup, jsx-a11y/anchor-has-content -- for the browser; content is in `props`
  if (!isRoute) return <a {...props} />;
  return (
    <Link
      {...rest}
      to={href}
      onPointerEnter={(event) => {
        prefetchPage(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetchPage(href);
        onFocus?.(event);
      }}
    />
  );
}
