import type { ComponentProps, MouseEvent } from 'react';
import { createPath } from 'react-router-dom';
import { follow, prefetchScreen } from './navigation';
import { useProgress } from './progress';
import { useRouter } from './useRouter';

/** Clicks that the browser handles itself, for example to open a new tab. */
const isForBrowser = (event: MouseEvent<HTMLAnchorElement>) =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey;

/**
 * The library's link, backed by the router. Prefetches the next screen's code on hover and focus. The browser handles
 * in-page links, other origins, downloads and links with a target.
 *
 * Replaces React Router's `Link`, which subscribes to the location to resolve relative URLs: every link on a page would
 * re-render on each navigation.
 */
export function RouterLink(props: ComponentProps<'a'>) {
  const { href = '', onClick, onPointerEnter, onFocus, ...rest } = props;
  const router = useRouter();
  const showProgress = useProgress();
  const isRoute = /^\/(?!\/)/.test(href) && !rest.target && rest.download === undefined;
  // oxlint-disable-next-line patunay/no-markup, jsx-a11y/anchor-has-content -- for the browser; content is in `props`
  if (!isRoute) return <a {...props} />;
  const url = router.basename === '/' ? href : `${router.basename}${href}`;
  return (
    // oxlint-disable-next-line patunay/no-markup, jsx-a11y/anchor-has-content -- routing needs it; content is in `rest`
    <a
      {...rest}
      href={url}
      onClick={(event) => {
        onClick?.(event);
        if (isForBrowser(event)) return;
        event.preventDefault();
        // Like the browser, add no history entry for the current URL.
        const replace = createPath(router.state.location) === url;
        void follow(router, href, { replace, showProgress });
      }}
      onPointerEnter={(event) => {
        prefetchScreen(router, href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetchScreen(router, href);
        onFocus?.(event);
      }}
    />
  );
}
