import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardPicture } from '#client/parts/cards/CardPicture/CardPicture.tsx';

const uploaded = `${'0a'.repeat(32)}.webp`;
const drawn = (props: { assetId: string; alt?: string }) => renderToStaticMarkup(createElement(CardPicture, props));

describe('CardPicture', () => {
  it('reads an uploaded picture from the server', () => {
    expect(drawn({ assetId: uploaded })).toMatch(new RegExp(`<img src="/files/${uploaded}" alt=""`));
    expect(drawn({ assetId: uploaded, alt: '叶绿体' })).toContain('alt="叶绿体"');
  });

  it('draws what is built in, and a frame for what it does not know', () => {
    expect(drawn({ assetId: 'kit:windmill' })).toContain('<svg');
    expect(drawn({ assetId: 'kit:windmill', alt: '风车' })).toContain('aria-label="风车"');
    expect(drawn({ assetId: 'nobody' })).not.toContain('<img');
  });
});
