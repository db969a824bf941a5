import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { ChartCard } from '#client/features/memory/ChartCard/ChartCard.tsx';

const meta = {
  component: ChartCard,
  args: {
    title: '接下来 30 天',
    text: '每天会回来找你的卡片。',
    table: { columns: ['日期', '卡片'], rows: [['4月15日', 23]] },
    children: (
      <svg aria-hidden="true" viewBox="0 0 100 20" data-chart="" data-caption="今天 & 明天" fill="var(--butter)">
        <rect width="60" height="20" />
      </svg>
    ),
  },
} satisfies Meta<typeof ChartCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };

/** What it shows in numbers, and both to be saved. */
export const WithTable: Story = {
  parameters: { shots: ['dark', 'en', 'mobile'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '看表格：接下来 30 天' }));
    await expect(canvas.getByRole('region', { name: '接下来 30 天' })).toBeVisible();

    const files: Blob[] = [];
    const names: string[] = [];
    const made = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:file';
    });
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    try {
      await userEvent.click(canvas.getByRole('button', { name: '存表格 CSV' }));
      await userEvent.click(canvas.getByRole('button', { name: '存图 SVG' }));
      await waitFor(() => expect(names).toEqual(['接下来 30 天.csv', '接下来 30 天.svg']));
    } finally {
      made.mockRestore();
      clicked.mockRestore();
    }
    const [table, chart] = await Promise.all(files.map((file) => file.text()));
    await expect(table?.replace('\uFEFF', '')).toBe('日期,卡片\r\n4月15日,23\r\n');
    const drawn = new DOMParser().parseFromString(chart as string, 'image/svg+xml');
    await expect(drawn.querySelector('parsererror')).toBeNull();
    await expect([...drawn.querySelectorAll('text')].map((text) => text.textContent)).toEqual([
      '接下来 30 天',
      '今天 & 明天',
    ]);
    await expect(drawn.querySelector('svg svg rect')?.getAttribute('fill')).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
    await expect(chart).not.toContain('var(');
  },
};

export const WithoutChart: Story = { args: { children: undefined } };
