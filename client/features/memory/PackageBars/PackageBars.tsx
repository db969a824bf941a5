import { ChartCard } from '../ChartCard/ChartCard.tsx';
import { useT } from '../wording.ts';
import styles from './PackageBars.module.css';

const STAGES = ['fresh', 'growing', 'firm', 'mastered'] as const;
const WIDTH = 100;

type PackageStages = { packageId: number; name: string } & Record<(typeof STAGES)[number], number>;

/** For each package a loaf, cut by how firmly its cards are kept in mind. */
export function PackageBars({ packages }: { packages: readonly PackageStages[] }) {
  const t = useT('memory');
  return (
    <ChartCard
      title={t('packages')}
      text={t('packages_text')}
      table={{
        columns: [t('package'), ...STAGES.map((stage) => t(stage))],
        rows: packages.map((one) => [one.name, ...STAGES.map((stage) => one[stage])]),
      }}
    >
      <ul className={styles.list} aria-hidden="true">
        {packages.map((one) => {
          const all = STAGES.reduce((sum, stage) => sum + one[stage], 0);
          let x = 0;
          return (
            <li key={one.packageId}>
              <span className={styles.head}>
                <b>{one.name}</b>
                <span>
                  {t('mastered')} <span className="num">{one.mastered}</span>
                </span>
              </span>
              <svg
                className={styles.bar}
                aria-hidden="true"
                viewBox={`0 0 ${WIDTH} 10`}
                preserveAspectRatio="none"
                data-chart=""
                data-caption={`${one.name}: ${STAGES.map((stage) => `${t(stage)} ${one[stage]}`).join(', ')}`}
              >
                {STAGES.map((stage) => {
                  const width = all > 0 ? (one[stage] / all) * WIDTH : 0;
                  const part = <rect key={stage} x={x} width={width} height={10} data-stage={stage} />;
                  x += width;
                  return part;
                })}
              </svg>
            </li>
          );
        })}
      </ul>
      <ul className={styles.legend} aria-hidden="true">
        {STAGES.map((stage) => (
          <li key={stage}>
            <svg aria-hidden="true" viewBox="0 0 14 14" width={14} height={14}>
              <rect width={14} height={14} rx={4} data-stage={stage} />
            </svg>
            {t(stage)}
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}
