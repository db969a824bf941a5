import { Link } from '@tanstack/react-router';
import type { IconName } from '#client/art/Icon/icons.ts';
import { playSound } from '#client/platform/sounds.ts';
import { vibrate } from '#client/platform/vibration.ts';
import { Card } from '#client/ui/Card/Card.tsx';
import { IconTile } from '#client/ui/IconTile/IconTile.tsx';
import { List, ListRow } from '#client/ui/ListRow/ListRow.tsx';
import { Segmented } from '#client/ui/Segmented/Segmented.tsx';
import { Switch } from '#client/ui/Switch/Switch.tsx';
import { usePreference } from '../use-preference.ts';
import { useT } from '../wording.ts';

const switches: { key: 'sound' | 'vibration' | 'reduceMotion' | 'cardDetail'; icon: IconName }[] = [
  { key: 'sound', icon: 'sound' },
  { key: 'vibration', icon: 'vibrate' },
  { key: 'reduceMotion', icon: 'play' },
  { key: 'cardDetail', icon: 'doc' },
];

/** Language, light, sound, vibration, motion and the page of a new card, each at once; how firmly to remember and when to be reminded have pages of their own. */
export function PreferenceList() {
  const t = useT('settings');
  const { preferences, change } = usePreference();
  const flip = (key: (typeof switches)[number]['key'], on: boolean) => {
    void change({ [key]: on });
    if (on && key === 'sound') playSound('right');
    if (on && key === 'vibration') vibrate(30);
  };
  return (
    <Card as="section" pad={false} aria-label={t('preferences')}>
      <List>
        <ListRow
          picture={<IconTile name="globe" />}
          title={t('language')}
          end={
            <Segmented
              label={t('language')}
              value={preferences.locale}
              onChange={(locale) => void change({ locale })}
              options={[
                { value: 'zh', label: '中文', lang: 'zh-CN' },
                { value: 'en', label: 'English', lang: 'en' },
              ]}
            />
          }
        />
        <ListRow
          picture={<IconTile name={preferences.theme === 'light' ? 'sun' : 'moon'} />}
          title={t('theme')}
          end={
            <Segmented
              label={t('theme')}
              value={preferences.theme}
              onChange={(theme) => void change({ theme })}
              options={[
                { value: 'light', label: t('light') },
                { value: 'dark', label: t('dark') },
              ]}
            />
          }
        />
        {switches.map(({ key, icon }) => (
          <ListRow
            key={key}
            picture={<IconTile name={icon} />}
            title={<span id={`setting-${key}`}>{t(key)}</span>}
            end={<Switch checked={preferences[key]} onChange={(on) => flip(key, on)} labelledBy={`setting-${key}`} />}
          />
        ))}
        <ListRow
          picture={<IconTile name="bulb" />}
          title={t('recall')}
          line={t('recall_line')}
          arrow
          render={<Link to="/user-setting/recall" />}
        />
        <ListRow
          picture={<IconTile name="bell" />}
          title={t('reminders')}
          arrow
          render={<Link to="/user-setting/reminders" />}
        />
      </List>
    </Card>
  );
}
