import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { applyEnvironment } from '../applyEnvironment';
import type { Environment } from '../modes';
import { docsThemes } from '../theme';

type Channel = DocsContainerProps['context']['channel'];

type Globals = Partial<Environment>;

/** The toolbar's globals; follows changes. */
function useGlobals(channel: Channel) {
  const [globals, setGlobals] = useState<Globals>(
    () => (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0].globals ?? {},
  );
  useEffect(() => {
    const follow = (event: { globals: Globals }) => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return globals;
}

/** Wraps every docs page in the product's colours, in the toolbar's environment. The page stays left-to-right. */
export default function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context.channel);
  useLayoutEffect(() => {
    applyEnvironment({ ...globals, direction: 'ltr' });
  }, [globals]);
  return (
    <DocsContainer context={context} theme={docsThemes[globals.theme ?? 'light']}>
      {children}
    </DocsContainer>
  );
}
