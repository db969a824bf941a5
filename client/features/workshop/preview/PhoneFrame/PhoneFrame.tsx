import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './PhoneFrame.module.css';

/** px that a phone is wide; the frame is scaled to the width it has */
const PHONE_PX = 360;
const STYLES = 'style, link[rel="stylesheet"]';
/** what the root of the page says of theme, language and text */
const ROOT_ATTRIBUTES = ['lang', 'data-theme', 'data-motion', 'style', 'class'];

export interface PhoneFrameProps {
  /** what the frame shows */
  title: string;
  children: ReactNode;
}

/** What is inside may move the focus once it is there; before, who writes beside it keeps it. */
function keepFocusOutside(inside: Document) {
  const { prototype } = (inside.defaultView as Window & typeof globalThis).HTMLElement;
  const { focus } = prototype;
  prototype.focus = function (options) {
    if (inside.hasFocus()) focus.call(this, options);
  };
}

/** A sheet of styles has come, or will not come. */
const fetched = (link: HTMLLinkElement) =>
  new Promise((done) => {
    if (link.sheet) done(true);
    link.onload = done;
    link.onerror = done;
  });

/** A phone with a window of its own: what is inside is laid out for 360 px, however wide the page around it is. */
export function PhoneFrame({ title, children }: PhoneFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  const [size, setSize] = useState({ scale: 1, height: 0 });

  useEffect(() => {
    const inside = frame.current?.contentDocument;
    if (!inside) return;
    inside.body.className = styles.body ?? '';
    keepFocusOutside(inside);
    const copies = new Map<Element, Element>();
    const dress = () => {
      for (const name of ROOT_ATTRIBUTES) {
        const value = document.documentElement.getAttribute(name);
        if (value === null) inside.documentElement.removeAttribute(name);
        else inside.documentElement.setAttribute(name, value);
      }
      // What is there stays: put in anew it would be fetched again, and the phone stand undressed until then.
      for (const node of document.querySelectorAll(STYLES)) {
        const copy = copies.get(node) ?? (node.cloneNode() as Element);
        if (!copies.has(node)) inside.head.append(copy);
        copies.set(node, copy);
        if (copy.textContent !== node.textContent) copy.textContent = node.textContent;
      }
    };
    dress();
    // styles of what is loaded later, and another theme
    const watch = new MutationObserver(dress);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    watch.observe(document.documentElement, { attributes: true, attributeFilter: ROOT_ATTRIBUTES });
    let left = false;
    void Promise.all([...inside.head.querySelectorAll('link')].map(fetched)).then(() => left || setBody(inside.body));
    return () => {
      left = true;
      watch.disconnect();
    };
  }, []);
  useEffect(() => {
    if (!box.current) return;
    const fit = new ResizeObserver(([entry]) => {
      const { width = PHONE_PX, height = 0 } = entry?.contentRect ?? {};
      const scale = Math.min(1, width / PHONE_PX);
      setSize({ scale, height: height / scale });
    });
    fit.observe(box.current);
    return () => fit.disconnect();
  }, []);

  return (
    <div className={styles.phone}>
      <div ref={box} className={styles.screen}>
        <iframe
          ref={frame}
          title={title}
          className={styles.window}
          style={{ width: PHONE_PX, height: size.height, scale: String(size.scale) }}
        />
        {body && createPortal(children, body)}
      </div>
    </div>
  );
}
