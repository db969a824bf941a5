export const zh = {
  editInApp: {
    title: '去 App 里写卡片',
    text: '浏览器里这会儿只能看卡片。写过的都在，装好 App 登录同一个账号就能接着写。',
    download: '下载 App',
    read: '先看看卡片',
  },
} as const;
