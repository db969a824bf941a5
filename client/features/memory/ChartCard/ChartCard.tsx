import { type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { saveFile } from '#client/platform/save-file.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { cx } from '#client/ui/cx.ts';
import { Row } from '#client/ui/Row/Row.tsx';
import { svgOf } from '../chart-file.ts';
import { DataTable } from '../DataTable/DataTable.tsx';
import { type ChartTable, csvOf } from '../table-file.ts';
import { useT } from '../wording.ts';
import styles from './ChartCard.module.css';

interface ChartCardProps {
  title: string;
  /** what it says, in a sentence */
  text?: ReactNode;
  /** what it shows in numbers: for those who do not see it, and for everybody on demand, to be saved with the picture */
  table?: ChartTable;
  /** as wide as the page where others stand in two columns */
  wide?: boolean;
  /** so long that three others stand beside it where there are two columns */
  tall?: boolean;
  children?: ReactNode;
}

/** A sheet with one chart: its name, what it says, the chart, and the table behind it. */
export function ChartCard({ title, text, table, wide, tall, children }: ChartCardProps) {
  const t = useT('memory');
  const sheet = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const region = useId();
  const hasChart = children !== undefined && table !== undefined;
  return (
    <Card as="section" ref={sheet} className={cx(wide && styles.wide, tall && styles.tall)}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {hasChart && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={region}
            aria-label={t(open ? 'hide_table_of' : 'show_table_of', { title })}
            onClick={() => setOpen(!open)}
          >
            <Icon name="list" size={18} />
            {t(open ? 'hide_table' : 'show_table')}
          </button>
        )}
      </header>
      {text && <p className={styles.text}>{text}</p>}
      {children}
      {hasChart && (
        <div id={region}>
          {open && (
            <Row gap={3} className={styles.save}>
              <Button scene="secondary" size="small" onClick={() => saveFile(`${title}.csv`, 'text/csv', csvOf(table))}>
                {t('save_table')}
              </Button>
              <Button
                scene="secondary"
                size="small"
                onClick={() => sheet.current && saveFile(`${title}.svg`, 'image/svg+xml', svgOf(title, sheet.current))}
              >
                {t('save_chart')}
              </Button>
            </Row>
          )}
          <DataTable caption={title} {...table} shown={open} />
        </div>
      )}
    </Card>
  );
}
