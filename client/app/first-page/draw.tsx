// Not part of the client: run by scripts/draw-first-pages.mjs when it is built.
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { drawMascot } from '#client/art/kit/mascot.ts';
import { paint } from '#client/art/kit/shapes.ts';
import { mascots } from '#client/art/Mascot/mascots.ts';
import { App } from '../App.tsx';
import { createAppRouter } from '../router.tsx';

/** HTML of the landing page in Chinese, as the client itself draws it, so that the client can go on with it. */
export async function drawLanding(): Promise<string> {
  const noClient = () => Promise.reject(new Error('A drawn page asks for no data'));
  const router = createAppRouter(noClient, createMemoryHistory({ initialEntries: ['/'] }));
  await router.load();
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
    {
      // or React hands large parts in later by scripts of its own
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await text(prelude as Readable);
  if (!html.includes('</main>')) throw new Error(`The landing page was not drawn: ${html.slice(0, 2000)}`);
  return html;
}

/** The companion that waits with the learner, as an SVG file. `colour` tells the value of a colour of the palette. */
export async function drawCompanion(colour: (name: string) => string): Promise<string> {
  const mascot = await mascots.load(1001);
  if (!mascot) throw new Error('There is no companion 1001');
  const { box, inner, stroke = 3 } = drawMascot(mascot, 'happy');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="none" stroke="var(--art-outline)" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">${paint(inner)}</svg>`;
  return svg.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => colour(name));
}
