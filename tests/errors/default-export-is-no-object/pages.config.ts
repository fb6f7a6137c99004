export default 'https://www.example.com';
