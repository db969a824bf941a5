export const api = {
  '400': '[400] Something you entered is not valid',
  '401': 'Your session has ended. Please log in again',
  '429': '[429] Too many tries. Please wait a moment',
  '500': '[500] The server had a problem. Please try again later',
  network_error: 'No connection. Check your network and try again',
  timeout: 'No answer for too long. Please try again',
  not_enough_bread: 'Not enough bread',
};
