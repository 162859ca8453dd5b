import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { applyEnvironment } from '../applyEnvironment';
import type { Environment } from '../modes';

export type Channel = DocsContainerProps['context']['channel'];

type Globals = Partial<Environment>;

/**
 * Subscribes to the toolbar's globals, applies them to a docs page and returns them. The page itself stays left to
 * right.
 */
export function useEnvironment(channel: Channel): Globals {
  const [globals, setGlobals] = useState<Globals>(
    () => (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0].globals ?? {},
  );
  useEffect(() => {
    const follow = (event: { globals: Globals }) => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  useLayoutEffect(() => {
    applyEnvironment({ ...globals, direction: 'ltr' });
  }, [globals]);
  return globals;
}
