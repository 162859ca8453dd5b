import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { themes } from '../../manager/theme';
import { useEnvironment } from './useEnvironment';

/** Renders docs pages in the product's colours, in the theme selected in the toolbar. The gallery does without it. */
export default function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme = 'light' } = useEnvironment();
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
