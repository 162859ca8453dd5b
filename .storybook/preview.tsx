import type { Decorator, Preview } from '@storybook/react-vite';
import isChromatic from 'chromatic/isChromatic';
import MockDate from 'mockdate';
import { lazy, useInsertionEffect } from 'react';
// Not from the library's index: a change to any component would then affect every story.
import { BrandProvider } from '../packages/ui/src/components/Logo';
import '@patunay/ui/styles.css';
import { applyAxeRules, runStep } from '@patunay/visual/preview';
import { configure, expect, screen } from 'storybook/test';
import quotedTexts from 'virtual:quoted-texts';
import './preview.css';
import './environments/brands.css';
import { accessibilityRules } from './environments/a11y';
import { applyEnvironment } from './environments/applyEnvironment';
import { brandOf } from './environments/brands';
import { extractArgTypes, withDefaults, withoutDefaultsInCode } from './docs/docgen/argTypes';
import { withControls, withNamesOfExamples } from './docs/docgen/controls';
import { frozenNow } from './environments/environment';
import { plays } from './internals/browser';
import type { ArgTypesEnhancer } from './internals/browser';
import { prepareFramedStory } from './docs/framedStory';
import { withCover } from './gallery/Cover';
import { defaultEnvironment, modesOf, switches, viewports } from './environments/modes';
import { addPseudoClasses, withPseudoStates } from './environments/pseudoStates';

/** Busy machines are slow: let `findBy…` and `waitFor` wait up to 10 s. */
configure({ asyncUtilTimeout: 10_000 });

const withEnvironment: Decorator = (Story, { canvasElement, globals, viewMode }) => {
  // Not a layout effect, which would run after those of the story: they would measure the previous environment.
  useInsertionEffect(() => {
    applyEnvironment(globals, viewMode === 'docs' ? canvasElement : undefined);
  });
  return (
    <BrandProvider {...brandOf(globals.brand)}>
      <Story />
    </BrandProvider>
  );
};

/** Lazy: only docs pages need these two. */
const ComponentPage = lazy(() => import('./docs/blocks/ComponentPage'));
const Container = lazy(() => import('./docs/blocks/Container'));

/** Storybook has enhancers only for args and argTypes, but these parameters depend on the story. */
const withModes: ArgTypesEnhancer = ({ id, parameters, argTypes }) => {
  const { chromatic } = parameters;
  const modes = modesOf({ id, parameters }, { isChromatic: isChromatic() });
  const isShownElsewhere = Object.keys(modes).length === 0;
  parameters.chromatic = {
    ...chromatic,
    modes: { ...modes, ...chromatic?.modes },
    ...(isShownElsewhere && { disableSnapshot: true }),
  };
  return argTypes;
};

/** Without the Interactions panel where nothing plays: each of its updates makes the manager render its whole sidebar. */
const withoutEmptyPanel: ArgTypesEnhancer = ({ id, parameters, argTypes }) => {
  if (plays(id) === false) {
    parameters.interactions = { ...parameters.interactions, disable: true };
  }
  return argTypes;
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What a screen reader says of the frame's document, from start to end. */
    readAloud: () => Promise<string[]>;
  }
}

const preview: Preview = {
  runStep,
  tags: ['autodocs'],
  decorators: [withCover, withPseudoStates, withEnvironment],
  argTypesEnhancers: [withModes, withoutEmptyPanel, withoutDefaultsInCode, withControls],
  argsEnhancers: [withDefaults, withNamesOfExamples],
  async beforeEach(context) {
    await prepareFramedStory(context);
    addPseudoClasses();
    // Removes what the previous story announced.
    for (const region of document.querySelectorAll('body > [aria-live][aria-atomic]:empty'))
      region.remove();
    MockDate.set(frozenNow);
    const restoreAxeRules = applyAxeRules(context);
    return () => {
      MockDate.reset();
      restoreAxeRules();
    };
  },
  async afterEach({ id, parameters }) {
    // Only in Vitest, which can read the browser's accessibility tree. The visual tests compare `spoken` themselves.
    if (import.meta.env.STORY_MODE && parameters.spoken) {
      const { commands } = await import('vitest/browser');
      await expect(await commands.readAloud()).toEqual(parameters.spoken);
    }
    for (const [text, story] of Object.entries(quotedTexts)) {
      if (story === id) await expect(screen.getByText(text)).toBeVisible();
    }
  },
  globalTypes: Object.fromEntries(
    Object.entries(switches).map(([name, { title, icon, values }]) => [
      name,
      {
        description: title,
        toolbar: {
          title,
          icon,
          dynamicTitle: true,
          items: Object.entries(values).map(([value, label]) => ({ value, title: label })),
        },
      },
    ]),
  ),
  initialGlobals: {
    ...defaultEnvironment,
    // Like the manager and the product, which follow the system.
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([key, { name, width, height }]) => [
          key,
          { name, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    backgrounds: { disable: true },
    docs: {
      page: ComponentPage,
      container: Container,
      renderer: async () => (await import('./gallery/renderer')).renderer(),
      toc: { headingSelector: 'h2, h3' },
      extractArgTypes,
    },
    a11y: {
      test: 'error',
      options: { runOnly: accessibilityRules },
      config: {
        // Most stories show one element; everyPage.spec.ts checks the landmarks and headings of whole pages.
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
        ],
      },
    },
    // Chromatic tolerates small differences and all antialiasing by default; the local run tolerates none.
    chromatic: {
      ...(isChromatic() && { diffThreshold: 0, diffIncludeAntiAliasing: true }),
    },
    options: {
      storySort: {
        order: [
          'Gallery',
          'Components',
          'Patterns',
          'Marketing',
          'Screens',
          [
            'Landing',
            'Dashboard',
            'Clients',
            'Client',
            'Document',
            'Upload',
            'Review',
            'Reports',
            'Activity',
          ],
          'Flows',
          'Foundations',
          [
            'Colour',
            'Status',
            'Icons',
            'Type',
            'Space and shape',
            'Layout',
            'Plots',
            'Motion',
            'Logo',
          ],
          'Guides',
          [
            'Start here',
            'What’s new',
            'Specification',
            'Using the library',
            'Theming',
            'Vocabulary',
            'Writing a component',
            'Screen readers',
            'Reviewing a change',
            'Showing a flow',
            'Browsers and Node',
            'Tone of voice',
          ],
        ],
      },
    },
  },
};

export default preview;
