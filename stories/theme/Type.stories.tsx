import '#client/theme/kai.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Measure } from './Measure.tsx';
import styles from './theme.module.css';

const meta = { title: 'theme/Type', parameters: { shots: ['dark'] } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Eight sizes; line height 1.6 in Chinese, 1.5 in English, 1.25 in headings. */
export const Scale: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  render: () => (
    <div className={styles.stack}>
      {[12, 14, 16, 18, 21, 26, 32, 45].map((size) => (
        <Measure key={size} token={`t-${size}`}>
          <p className="clip" style={{ fontSize: `var(--t-${size})`, lineHeight: 1.3 }}>
            面包地图 Bread Atlas 0123456789
          </p>
        </Measure>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const row of canvasElement.querySelectorAll<HTMLElement>('[data-token]')) {
      const size = Number(row.dataset.token?.slice(2));
      const sample = row.querySelector('.clip') as HTMLElement;
      await expect(getComputedStyle(sample).fontSize).toBe(`${size}px`);
    }
  },
};

/** Body, display and kid face, each from npm; the last two cut down to what is shown. */
export const Faces: Story = {
  render: () => (
    <div className={styles.stack}>
      <Measure token="font" note="正文、按钮、数字">
        <p>
          正文 Nunito，400 到 800：<b>连续打卡 11 天</b>
        </p>
        <p lang="en">The quick brown fox jumps over the lazy dog.</p>
        <p className="num">
          11:11:11
          <br />
          08:45:30
        </p>
      </Measure>
      <Measure token="font-display" note="标题、关卡、庆祝">
        <p className="display" style={{ fontSize: 'var(--t-32)' }}>
          面包地图 第 24 关 太棒了
        </p>
      </Measure>
      <Measure token="font-kai" note="孩子学的字">
        <p className="kai" lang="zh-CN" style={{ fontSize: 'var(--t-45)', lineHeight: 1.3 }}>
          春眠不觉晓
        </p>
      </Measure>
    </div>
  ),
  play: async () => {
    await document.fonts.ready;
    for (const face of ['16px "Nunito Variable"', '32px "ZCOOL KuaiLe"', '32px "Baloo 2"', '45px "LXGW WenKai GB"'])
      await expect(
        (await document.fonts.load(face, '春')).length + (await document.fonts.load(face, 'a')).length,
        face,
      ).toBeGreaterThan(0);
  },
};
