/** @jsxRuntime classic -- The manager has a React of its own, without the JSX runtime. */
import React, { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useParameter, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { Button } from '../internals/manager';
import { viewports } from '../environments/modes';
import type { Environment } from '../environments/modes';
import { colours } from '../manager/theme';
import { contentBox } from './contentBox';
import { globalsOf, shownModes, sizeOf } from './shownModes';
import { page } from './page';

/** The maximum width of a frame, in CSS pixels: two fit side by side in any window. */
const frameWidth = 450;

/** For a screen, seeing all of it matters more than readable text. */
const largestScale = (storyId: string) => (storyId.startsWith('screens-') ? 0.35 : 0.7);

/** The query parameter of the URL while the modes are open. */
const parameter = 'modes';

/** In the toolbar: opens the story in all modes beside each other. */
export function AllModes() {
  const api = useStorybookApi();
  const [isOpen, setOpen] = useState(() => api.getQueryParam(parameter) === 'all');
  const open = (isWanted: boolean) => {
    setOpen(isWanted);
    api.applyQueryParams({ [parameter]: isWanted ? 'all' : undefined });
  };
  return (
    <>
      <Button ariaLabel={false} variant="ghost" padding="small" onClick={() => open(true)}>
        All modes
      </Button>
      {isOpen && <ModesDialog onClose={() => open(false)} />}
    </>
  );
}

function ModesDialog({ onClose }: { onClose: () => void }) {
  // Unknown until Storybook has loaded its index.
  const { storyId, index = {} } = useStorybookState();
  const stories = Object.values(index).filter((entry) => entry.type === 'story');
  const dialog = useRef<HTMLDialogElement>(null);
  const [canvas, setCanvas] = useState<HTMLElement>();
  useEffect(() => dialog.current?.showModal(), []);
  // Returns focus to the button, and then calls `onClose`.
  const close = useCallback(() => dialog.current?.close(), []);
  return (
    <dialog ref={dialog} aria-label="All modes" style={fullWindow} onClose={onClose}>
      {/*
       * The stories are in this page, not in the manager itself, which would take what happens in one of their iframes
       * for what happens in its own.
       */}
      <iframe
        title="Story in all modes"
        style={fullWindow}
        srcDoc={page}
        onLoad={({ currentTarget }) => setCanvas(currentTarget.contentDocument?.body)}
      />
      {canvas &&
        stories.length > 0 &&
        createPortal(
          <Modes stories={stories} storyId={storyId} canvas={canvas} onClose={close} />,
          canvas,
        )}
    </dialog>
  );
}

const fullWindow = {
  position: 'fixed',
  inset: 0,
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  padding: 0,
  border: 0,
} as const;

interface ModesProps {
  stories: { id: string; title: string; name: string }[];
  storyId: string;
  canvas: HTMLElement;
  onClose: () => void;
}

function Modes({ stories, storyId, canvas, onClose }: ModesProps) {
  const api = useStorybookApi();
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => closeButton.current?.focus(), []);
  const docs = useParameter<{ story?: { height?: string } }>('docs', {});
  const { title = '', name = '' } = stories.find(({ id }) => id === storyId) ?? {};

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    // Of the whole page, because a story that has played leaves focus on nothing.
    canvas.ownerDocument.addEventListener('keydown', onKeyDown);
    return () => canvas.ownerDocument.removeEventListener('keydown', onKeyDown);
  }, [canvas, onClose]);

  return (
    <>
      <header>
        <h1>
          {title.split('/').pop()} <small>{name}</small>
        </h1>
        <button ref={closeButton} type="button" onClick={onClose}>
          Close
        </button>
      </header>
      <ul>
        {Object.entries(shownModes).map(([label, mode]) => {
          const globals = globalsOf(mode);
          const show = () => {
            const isPhone = mode.viewport === viewports.phone.width;
            const viewport = { value: isPhone ? 'phone' : undefined, isRotated: false };
            api.updateGlobals({ ...globals, viewport });
            onClose();
          };
          // Without axe, which would check each frame.
          const inUrl = [
            ...Object.entries(globals).map((pair) => pair.join(':')),
            'a11y.manual:!true',
          ];
          const { previewHref } = api.getStoryHrefs(storyId, {
            queryParams: { globals: inUrl.join(';') },
          });
          return (
            <Frame
              key={previewHref}
              label={label}
              src={previewHref}
              {...sizeOf(mode, storyId, docs.story?.height)}
              theme={globals.theme}
              maxScale={largestScale(storyId)}
              onShow={show}
            />
          );
        })}
      </ul>
    </>
  );
}

interface FrameProps {
  label: string;
  src: string;
  /** The story's viewport, in CSS pixels. It grows with its content. */
  width: number;
  height: number;
  theme: Environment['theme'];
  maxScale: number;
  /** Called when the mode should be shown large. */
  onShow: () => void;
}

/** A story in one mode. It loads when it comes into view; then its frame shrinks to its content. */
function Frame({ label, src, width, height: least, theme, maxScale, onShow }: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  const [content, setContent] = useState(0);
  const height = Math.max(least, content);
  const [box = { x: 0, y: 0, width, height }, setBox] = useState<ReturnType<typeof contentBox>>();
  const scale = Math.min(maxScale, frameWidth / box.width);
  useEffect(() => {
    if (!place.current) return undefined;
    // Not `loading="lazy"`: Chromium also loads what is up to 2,500 px away.
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <li>
      <button type="button" onClick={onShow}>
        {label}
      </button>
      <div ref={place} style={{ inlineSize: box.width * scale, blockSize: box.height * scale }}>
        <iframe
          // Stories in iframes with such an id play one after the other, and do not keep focus.
          id={`iframe--${label}`}
          title={label}
          src={isSeen ? src : undefined}
          onLoad={({ currentTarget: { contentDocument } }) => {
            const root = contentDocument?.getElementById('storybook-root');
            if (!root) return;
            const fit = () => {
              const { body, documentElement } = root.ownerDocument;
              // Capped, because content that is always taller than its viewport would grow forever.
              setContent(Math.min(documentElement.scrollHeight, 5 * viewports.desktop.height));
              setBox(contentBox(body));
            };
            new ResizeObserver(fit).observe(root);
            // Dialogs and toasts are outside of the root.
            new MutationObserver(fit).observe(root.ownerDocument.body, { childList: true });
          }}
          style={{
            inlineSize: width,
            blockSize: height,
            background: colours[theme]['--pt-bg-canvas'],
            transform: `scale(${scale}) translate(${-box.x}px, ${-box.y}px)`,
          }}
        />
      </div>
    </li>
  );
}
