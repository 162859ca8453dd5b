/** @jsxRuntime classic -- The manager has a React of its own, without the JSX runtime. */
import React, { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { Button } from '../internals/manager';
import { viewports } from '../environments/modes';
import type { Environment } from '../environments/modes';
import { colours } from '../manager/theme';
import { globalsOf, shownModes, sizeOf } from './shownModes';
import { page } from './page';

const zooms = [0.2, 0.35, 0.5, 0.7, 1];

/** The index of the zoom at which three frames fit beside each other, or one on a phone. */
const initialZoom = (storyId: string) =>
  (storyId.startsWith('components-') ? 3 : 1) - (window.innerWidth < 600 ? 1 : 0);

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
  /** In the sidebar's order. */
  stories: { id: string; title: string; name: string }[];
  storyId: string;
  canvas: HTMLElement;
  onClose: () => void;
}

function Modes({ stories, storyId, canvas, onClose }: ModesProps) {
  const api = useStorybookApi();
  const [zoom, setZoom] = useState(() => initialZoom(storyId));
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => closeButton.current?.focus(), []);
  const position = stories.findIndex(({ id }) => id === storyId);
  const { title = '', name = '' } = stories[position] ?? {};

  const scale = zooms[zoom] ?? 1;
  const shiftZoom = (step: number) =>
    setZoom((current) => Math.min(Math.max(current + step, 0), zooms.length - 1));

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
      if (key === '+') shiftZoom(1);
      if (key === '-') shiftZoom(-1);
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
        {Object.entries({ Previous: -1, Next: 1 }).map(([label, step]) => {
          const sibling = stories[position + step];
          return (
            <button
              key={label}
              type="button"
              aria-label={`${label} story`}
              disabled={!sibling}
              onClick={() => api.selectStory(sibling?.id)}
            >
              {label}
            </button>
          );
        })}
        <span className="zoom" role="group" aria-label="Zoom">
          <button
            type="button"
            aria-label="Zoom out"
            disabled={zoom === 0}
            onClick={() => shiftZoom(-1)}
          >
            −
          </button>
          <output>{scale * 100}%</output>
          <button
            type="button"
            aria-label="Zoom in"
            disabled={zoom === zooms.length - 1}
            onClick={() => shiftZoom(1)}
          >
            +
          </button>
        </span>
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
              {...sizeOf(mode, storyId)}
              theme={globals.theme}
              zoom={scale}
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
  /** In CSS pixels, before zooming. */
  width: number;
  height: number;
  theme: Environment['theme'];
  zoom: number;
  /** Called when the mode should be shown large. */
  onShow: () => void;
}

/** A story in one mode. It loads when it comes into view. */
function Frame({ label, src, width, height, theme, zoom, onShow }: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
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
      <div ref={place} style={{ inlineSize: width * zoom, blockSize: height * zoom }}>
        <iframe
          // Stories in iframes with such an id play one after the other, and do not keep focus.
          id={`iframe--${label}`}
          title={label}
          src={isSeen ? src : undefined}
          style={{
            inlineSize: width,
            blockSize: height,
            background: colours[theme]['--pt-bg-canvas'],
            transform: `scale(${zoom})`,
          }}
        />
      </div>
    </li>
  );
}
