import { useId, useState } from 'react';
import { Illustration } from '#client/art/Illustration/Illustration.tsx';
import { illustration } from '#client/art/Illustration/illustrations.ts';
import { PackageCover } from '#client/parts/PackageCover/PackageCover.tsx';
import { hasIcon, NO_ICON } from '#client/parts/PackageCover/package-look.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { Row } from '#client/ui/Row/Row.tsx';
import { Stack } from '#client/ui/Stack/Stack.tsx';
import { Tabs } from '#client/ui/Tabs/Tabs.tsx';
import { TextField } from '#client/ui/TextField/TextField.tsx';
import { assetUrl, isUploadedImage } from '#domain/assets.ts';
import { PACKAGE_LABEL_MAX } from '#domain/limits.ts';
import type { CoverStyle, PackageDraft } from '../draft.ts';
import { PickGrid } from '../PickGrid/PickGrid.tsx';
import { Swatches } from '../Swatches/Swatches.tsx';
import { useT } from '../wording.ts';
import { CoverPicker } from './CoverPicker.tsx';
import styles from './CoverSelector.module.css';
import { drawings, emoji } from './choosables.ts';
import { OwnPicture } from './OwnPicture.tsx';

interface Props {
  /** the package as it is now; the id chooses the companion */
  package: PackageDraft & { id: number };
  onChoose: (style: CoverStyle) => void;
  onClose: () => void;
}

function Drawing({ assetId }: { assetId: string }) {
  const name = illustration(assetId);
  return name && <Illustration name={name} />;
}

/** What a bag shows: one of our drawings, an own picture or an emoji, its colour, and the letter where there is no picture. */
export function CoverSelector({ package: pkg, onChoose, onClose }: Props) {
  const t = useT('packageForm');
  const common = useT('common');
  const name = useId();
  const [style, setStyle] = useState(pkg.style);
  const [tab, setTab] = useState<'pictures' | 'emoji'>(
    hasIcon(style) && style.icon.type === 'emoji' ? 'emoji' : 'pictures',
  );
  const [uploaded, setUploaded] = useState(isUploadedImage(style.icon.content) ? style.icon.content : undefined);
  const [label = '', ...otherTags] = style.packageNameTags;
  const asset = (content: string) => setStyle((now) => ({ ...now, icon: { type: 'imgv2', content } }));

  return (
    <Dialog
      open
      onClose={onClose}
      width={940}
      title={t('cover_title')}
      closeLabel={common('close')}
      className={styles.dialog}
      actions={
        <Row justify="end" gap={2}>
          <Button scene="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button icon="check" onClick={() => onChoose(style)}>
            {t('cover_use')}
          </Button>
        </Row>
      }
    >
      <div className={styles.columns}>
        <div className={styles.aside}>
          <div className={styles.stage}>
            <PackageCover package={{ ...pkg, style }} pose="happy" width={104} />
          </div>
          <Stack gap={1}>
            <TextField
              label={t('label')}
              value={label}
              maxLength={PACKAGE_LABEL_MAX}
              placeholder={[...pkg.name.trim()][0]}
              hint={t(hasIcon(style) ? 'label_covered' : 'label_hint')}
              onChange={({ target }) =>
                setStyle({ ...style, packageNameTags: target.value ? [target.value, ...otherTags] : otherTags })
              }
            />
            {hasIcon(style) && (
              <Button
                scene="quiet"
                size="small"
                icon="text"
                onClick={() => setStyle({ ...style, icon: { type: NO_ICON.type, content: NO_ICON.content } })}
              >
                {t('clear_icon')}
              </Button>
            )}
          </Stack>
        </div>
        <div className={styles.main}>
          <Tabs
            label={t('kinds')}
            value={tab}
            onChange={setTab}
            items={[
              {
                value: 'pictures',
                label: t('pictures'),
                panel: (
                  <CoverPicker
                    searchLabel={t('search_pictures')}
                    name={name}
                    all={drawings}
                    titleOf={(category) => t(`category_${category}`)}
                    pictureOf={(assetId) => <Drawing assetId={assetId} />}
                    value={style.icon.content}
                    onChange={asset}
                  >
                    <OwnPicture
                      onUploaded={(assetId) => {
                        setUploaded(assetId);
                        asset(assetId);
                      }}
                    />
                    {uploaded && (
                      <PickGrid
                        title={t('own')}
                        name={name}
                        value={style.icon.content}
                        onChange={asset}
                        picks={[
                          {
                            value: uploaded,
                            label: t('own_picture'),
                            picture: <img src={assetUrl(uploaded, 'm')} alt="" />,
                          },
                        ]}
                      />
                    )}
                  </CoverPicker>
                ),
              },
              {
                value: 'emoji',
                label: t('emoji'),
                panel: (
                  <CoverPicker
                    searchLabel={t('search_emoji')}
                    name={name}
                    all={emoji}
                    titleOf={(category) => t(`category_${category}`)}
                    pictureOf={(content) => content}
                    value={style.icon.content}
                    onChange={(content) => setStyle({ ...style, icon: { type: 'emoji', content } })}
                  />
                ),
              },
            ]}
          />
          <Swatches value={style.themeColor} onChange={(themeColor) => setStyle({ ...style, themeColor })} />
        </div>
      </div>
    </Dialog>
  );
}
