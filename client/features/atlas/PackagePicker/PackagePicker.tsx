import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { usePackagePickerQuery } from '#client/graphql/generated/atlas.ts';
import { useEnergy } from '#client/graphql/use-energy.ts';
import { openDialog } from '#client/platform/dialogs.ts';
import { useReducedMotion } from '#client/platform/motion.ts';
import { setPreferences, usePreferences } from '#client/platform/preferences.ts';
import { serverNow } from '#client/platform/server-clock.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Carousel } from '#client/ui/Carousel/Carousel.tsx';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { MIN_CARDS_TO_LEARN } from '#domain/limits.ts';
import { PackageTile } from '../PackageTile/PackageTile.tsx';
import { PickerFooter } from '../PickerFooter/PickerFooter.tsx';
import { useT } from '../wording.ts';
import styles from './PackagePicker.module.css';
import { useStartStage } from './use-start-stage.ts';

interface Props {
  level: number;
  /** Chosen from the start, where the address names one. */
  packageId?: number;
  onClose: () => void;
}

/** Which bag to bake on the active level: packages, what it costs, and the start. */
export function PackagePicker({ level, packageId, onClose }: Props) {
  const t = useT('picker');
  const common = useT('common');
  const navigate = useNavigate();
  const query = usePackagePickerQuery({
    variables: { stageLevel: level },
    fetchPolicy: 'cache-and-network',
  });
  const { energy } = useEnergy();
  const wantsPassionate = usePreferences((preferences) => preferences.passionateMode);
  const [chosen, setChosen] = useState(packageId);
  const { startStage, starting } = useStartStage();
  const still = useReducedMotion();

  const { data } = query;
  const preparation = data?.stagePreparation;
  const packages = preparation?.packageList.packages ?? [];
  const selected = packages.find((pkg) => pkg.id === chosen) ?? packages[0];
  const vip = Boolean(data?.vip.expireAt && Date.parse(data.vip.expireAt) >= serverNow());
  const passionate = vip && wantsPassionate;
  const required = (passionate ? preparation?.passionateRequiredEnergy : preparation?.requiredEnergy) ?? 0;
  const expMap = passionate ? preparation?.passionateExpMap : preparation?.expMap;
  const short = energy !== undefined && energy.currentEnergy < required;
  const addPackage = () => void navigate({ to: '/shelf' });

  const start = () => {
    if (!selected) return;
    if (short) openDialog('energy');
    else void startStage(selected.id, passionate);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <>
          <span className={styles.level}>{t('level', { level })}</span>
          {t('title')}
        </>
      }
      closeLabel={common('close')}
      width={1024}
    >
      <Loaded
        query={query}
        label={t('loading')}
        className={styles.loading}
        failed={{ as: 'p', title: t('failed') }}
        skeleton={
          <>
            <Skeleton shape="box" width={188} height={300} />
            <Skeleton shape="box" width={188} height={300} />
          </>
        }
      >
        {({ currentUser }) =>
          packages.length === 0 ? (
            <StateMessage
              as="p"
              mascot={1004}
              pose="sleep"
              title={t('empty')}
              text={t('empty_text')}
              action={
                <Button icon="plus" onClick={addPackage}>
                  {t('add')}
                </Button>
              }
            />
          ) : (
            <>
              <div className={styles.bags} role="radiogroup" aria-label={t('title')}>
                <Carousel
                  previousLabel={t('previous')}
                  nextLabel={t('next')}
                  current={selected && packages.indexOf(selected)}
                  still={still}
                >
                  {[
                    ...packages.map((pkg) => (
                      <PackageTile
                        key={pkg.id}
                        package={pkg}
                        exp={expMap?.find((entry) => entry.packageId === pkg.id)?.exp}
                        selected={pkg === selected}
                        onSelect={setChosen}
                      />
                    )),
                    <button key="add" type="button" className={styles.add} onClick={addPackage}>
                      <span className={styles.plus}>
                        <Icon name="plus" size={30} />
                      </span>
                      <b>{t('add')}</b>
                      <small>{t('add_text')}</small>
                    </button>,
                  ]}
                </Carousel>
              </div>
              <PickerFooter
                required={required}
                available={energy?.currentEnergy}
                vip={vip}
                passionate={passionate}
                onPassionate={(on) => setPreferences({ passionateMode: on })}
                short={short}
                freeBread={short && !currentUser.flag.freeEnergyUsed}
                blocked={
                  selected && selected.cardCount < MIN_CARDS_TO_LEARN
                    ? t('too_few', { min: MIN_CARDS_TO_LEARN })
                    : undefined
                }
                starting={starting}
                onStart={start}
              />
            </>
          )
        }
      </Loaded>
    </Dialog>
  );
}
