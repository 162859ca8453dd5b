import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { docsThemes } from '../theme';

type Channel = DocsContainerProps['context']['channel'];

const isDark = (event: { globals: Record<string, unknown> } | undefined) =>
  event?.globals.theme === 'dark';

/** Whether the toolbar's theme is dark; follows changes. */
function useDark(channel: Channel) {
  const [dark, setDark] = useState(() =>
    isDark((channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0]),
  );
  useEffect(() => {
    const follow = (event: { globals: Record<string, unknown> }) => setDark(isDark(event));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return dark;
}

/** Wraps every docs page in the product's colours, in the toolbar's theme. */
export default function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useDark(context.channel) ? 'dark' : 'light';
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={docsThemes[theme]}>
      {children}
    </DocsContainer>
  );
}
